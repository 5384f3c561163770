// Asynchronous work in order.

/** Runs tasks one after another. After one fails, all later ones fail with the same error and do not run. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result;
    return result;
  }
}

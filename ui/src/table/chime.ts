// One soft tone for "your galley": off by default.

let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const at = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  volume.connect(context.destination);
  for (const [pitch, delay] of [
    [659, 0],
    [880, 0.14],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(at + delay);
    tone.stop(at + 0.95);
  }
}

// Sounds and vibration, if wanted: short and soft, synthesized as they are played.

import { shake } from "../transport/device";

export type Sound = "call" | "dice" | "ducats" | "bell";

/** The initial volume of a voice: together they stay below a quarter of the maximum. */
const SOFT = 0.1;
const SILENT = 0.0001;

/** A tone that swells for `rise` seconds and fades for `fall`. */
function voice(context: BaseAudioContext, at: number, rise: number, fall: number, loud = SOFT): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + rise + fall);
  volume.connect(context.destination);
  return volume;
}

function tone(context: BaseAudioContext, at: number, pitch: number, rise: number, fall: number, loud = SOFT): void {
  const source = context.createOscillator();
  source.frequency.value = pitch;
  source.connect(voice(context, at, rise, fall, loud));
  source.start(at);
  source.stop(at + rise + fall);
}

/** The knock of a die: a deterministic crackle. */
function knock(context: BaseAudioContext, at: number, pitch: number, loud: number): void {
  const fall = 0.05;
  const noise = context.createBuffer(1, Math.ceil(fall * context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = pitch;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = seed / 1073741823.5 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const wood = context.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 2;
  source.connect(wood).connect(voice(context, at, 0.002, fall - 0.002, loud));
  source.start(at);
}

/** When dice strike the table, in seconds: faster and fainter to the end. */
const STRIKES = [0, 0.13, 0.24, 0.33, 0.41, 0.47, 0.52];
/** When coins fall upon each other. */
const COINS = [0, 0.09, 0.17, 0.3];

const SOUNDS: Record<Sound, (context: BaseAudioContext, at: number) => void> = {
  call: (context, at) => [659, 880].forEach((pitch, nth) => tone(context, at + nth * 0.14, pitch, 0.02, 0.8)),
  dice: (context, at) =>
    STRIKES.forEach((when, nth) => knock(context, at + when, 1500 + ((nth * 397) % 900), 0.22 - nth * 0.02)),
  ducats: (context, at) =>
    COINS.forEach((when, nth) =>
      [3136, 5274].forEach((pitch, part) =>
        tone(context, at + when, pitch * (1 + nth * 0.03), 0.003, 0.22 - part * 0.08, SOFT * (0.6 - part * 0.2)),
      ),
    ),
  bell: (context, at) =>
    [523, 1047, 1412].forEach((pitch, part) =>
      tone(context, at, pitch, 0.01, 1.05 - part * 0.3, SOFT * (0.9 - part * 0.3)),
    ),
};

/** Vibration patterns: milliseconds on and off. */
const SHAKES: Record<Sound, [number, ...number[]]> = {
  call: [80],
  dice: [20, 60, 20, 50, 20, 40, 20],
  ducats: [15, 60, 15],
  bell: [40],
};

let context: AudioContext | undefined;

/** Plays a sound and a vibration, unless the device was never touched: browsers forbid both then. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
  shake(SHAKES[sound]);
}

/** Short sounds, made on the spot: no files, no network. They only ever accompany what the screen shows as well. */
import { prefs } from "./prefs.svelte";

export type Sound = "dice" | "move" | "win" | "lose";

let context: AudioContext | null = null;

/** Plays a sound as loud as the prefs say. Browsers allow it only after a first click or key; before that it stays quiet. */
export function play(sound: Sound): void {
  if (!prefs.volume || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    SCORES[sound](context, context.currentTime + 0.01);
  } catch {
    // a machine without sound plays on in silence
  }
}

const SCORES: Record<Sound, (on: AudioContext, at: number) => void> = {
  dice: (on, at) => [0, 0.07, 0.15, 0.26, 0.4].forEach((delay, i) => knock(on, at + delay, 1500 - 130 * i, 0.16 - 0.02 * i)),
  move: (on, at) => knock(on, at, 320, 0.14),
  win: (on, at) => [392, 523.25, 659.25].forEach((pitch, i) => tone(on, at + 0.13 * i, pitch, 0.35, 0.09)),
  lose: (on, at) => [311.13, 246.94].forEach((pitch, i) => tone(on, at + 0.18 * i, pitch, 0.4, 0.09)),
};

/** Something small and hard meets the table: a breath of noise through a narrow filter. */
function knock(on: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.floor(on.sampleRate * 0.05);
  const noise = on.createBuffer(1, length, on.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  source.connect(filter).connect(volume(on, at, loud * 4, 0.08)).connect(on.destination);
  source.start(at);
}

function tone(on: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const source = on.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  source.connect(volume(on, at, loud, seconds)).connect(on.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** How much stronger than by itself a sound is played: as it is at 60 %, and in squares, since ears hear small steps best where it is quiet. */
export const strength = (percent: number): number => 2.8 * (percent / 100) ** 2;

/** From nothing to `loud` at once, then fading out over `seconds`. */
function volume(on: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * strength(prefs.volume)), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

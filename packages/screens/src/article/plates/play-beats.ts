/** Pitch of a beat, Hz. An empty beat is silent. */
const pitch = { blow: 330, answer: 660, rest: 0 };
const LENGTH_S = 0.16;

/** Plays beats as short bells. Returns a function that ends the sound; it must be called once. */
export function playBeats(beats: readonly (keyof typeof pitch)[], beatS: number): () => void {
  const context = new AudioContext();
  beats.forEach((beat, index) => {
    if (pitch[beat] === 0) return;
    const at = context.currentTime + index * beatS;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch[beat] });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH_S);
  });
  return () => void context.close();
}

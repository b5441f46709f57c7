/** Waits until observers of sizes have seen the new layout and what they changed is laid out as well. */
export async function laidOut(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Fetches a picture so that the offline worker stores it (ADR 50). @returns whether it did */
export async function fetchPicture(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const answer = await fetch(address);
    await answer.blob();
    return answer.ok;
  } catch {
    return false;
  }
}

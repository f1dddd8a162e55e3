import { token } from "../container/token";

/** What the API client needs from a session: its access token, and one renewal that all callers share. */
export interface SessionGate {
  accessToken(): string | undefined;
  /**
   * Renews the session after a 403. `refused` is the token that was refused. If the session has another token by now,
   * because a second call or another tab was quicker, that token is returned without a call. Returns `undefined` when the
   * session has ended.
   */
  renew(refused: string | undefined): Promise<string | undefined>;
}
export const SessionGate = token<SessionGate>("SessionGate");

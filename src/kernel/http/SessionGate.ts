import { token } from "../container/token";

/** What the client needs of a session: its access token, and one renewal shared by everything that asks for it. */
export interface SessionGate {
  accessToken(): string | undefined;
  /**
   * Renews after a 403. `refused` is the token that was refused: when the session holds another one by now (a second
   * call or another tab was quicker), that one is answered without a call. `undefined`: the session has ended.
   */
  renew(refused: string | undefined): Promise<string | undefined>;
}
export const SessionGate = token<SessionGate>("SessionGate");

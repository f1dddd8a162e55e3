import { desc, eq } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Db } from "../db/db.types";
import { sandboxMessages } from "../db/schema/identity";
import type { MessageSender } from "../services/customers/identity/MessageSender";

/** Codes are valid for minutes, so older ones are of no use. */
export const SHOWN_MESSAGES = 50;

export interface SandboxMessage {
  mobile: string;
  text: string;
  otp: string;
  sentAt: string;
}

/** Stores messages instead of sending them, in the database, so that every process shows the same ones. */
export class SandboxMessages implements MessageSender {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async send(mobile: string, otp: string, text: string): Promise<void> {
    await this.db.orm.insert(sandboxMessages).values({ mobile, otp, text, sentAt: this.clock.now() });
  }

  /** The newest `SHOWN_MESSAGES`, the newest of them first. */
  async list(mobile?: string): Promise<SandboxMessage[]> {
    const rows = await this.db.orm
      .select()
      .from(sandboxMessages)
      .where(mobile === undefined ? undefined : eq(sandboxMessages.mobile, mobile))
      .orderBy(desc(sandboxMessages.id))
      .limit(SHOWN_MESSAGES);
    return rows.map(({ mobile: to, text, otp, sentAt }) => ({ mobile: to, text, otp, sentAt: sentAt.toISOString() }));
  }
}

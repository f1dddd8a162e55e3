export interface FaultRule {
  /** A path, its beginning, or a glob with `*`; query strings do not count. */
  path: string;
  method?: string;
  /** Answers with this status instead of running the handler. */
  status?: number;
  latencyMs?: number;
  /** The share of the calls that fail, from 0 to 1; all by default. */
  errorRate?: number;
  /** How many calls fail before the rule ends; unlimited by default. */
  times?: number;
  /** Runs the handler, then destroys the connection: the call worked, but its answer is lost. */
  dropReply?: boolean;
  /** The body of the answer instead of our usual error. */
  body?: string;
  contentType?: string;
}

interface Standing {
  rule: FaultRule;
  matches: RegExp;
  left: number;
  /** Adds up the rate, so that with `errorRate` 0.5 every second call fails and tests do not depend on luck. */
  debt: number;
}

/** The failures that tests asked for. */
export class Faults {
  private standing: Standing[] = [];

  set(rules: FaultRule[]): void {
    this.standing = rules.map((rule) => ({
      rule,
      matches: toPattern(rule.path),
      left: rule.times ?? Number.POSITIVE_INFINITY,
      debt: 0,
    }));
  }

  get areSet(): boolean {
    return this.standing.length > 0;
  }

  clear(): void {
    this.standing = [];
  }

  /** Returns the rule that makes this call fail, if any, and counts the call. */
  meet(method: string, path: string): FaultRule | undefined {
    const found = this.standing.find(
      ({ rule, matches, left }) => left > 0 && (rule.method ?? method).toUpperCase() === method && matches.test(path),
    );
    if (found === undefined) return undefined;
    found.debt += found.rule.errorRate ?? 1;
    if (found.debt < 1) return undefined;
    found.debt -= 1;
    found.left -= 1;
    return found.rule;
  }
}

function toPattern(path: string): RegExp {
  const parts = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}`);
}

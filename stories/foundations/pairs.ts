import { haat } from "#design/theme/haat.ts";

/** Text and the ground that it stands on. */
export const PAIRS = [
  ["Text", haat.text, haat.ground],
  ["Soft text", haat.textSoft, haat.ground],
  ["Text on a card", haat.text, haat.groundRaised],
  ["Text on a sunken ground", haat.textSoft, haat.groundSunken],
  ["The main action", haat.onPrimary, haat.primaryFill],
  ["Links and selection", haat.primaryText, haat.groundRaised],
  ["Selected", haat.primaryText, haat.primaryTint],
  ["Accent", haat.onSecondary, haat.secondaryFill],
  ["Active chip", haat.secondaryText, haat.secondaryTint],
  ["Success", haat.success, haat.successTint],
  ["Warning", haat.warning, haat.warningTint],
  ["Danger", haat.danger, haat.dangerTint],
  ["Information", haat.info, haat.infoTint],
] as const;

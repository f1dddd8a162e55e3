/** Status colours are the same in every store, so that shoppers recognise them. */
export function statusTokens(dark: boolean) {
  return dark
    ? {
        "haat-success": "#6fd39b",
        "haat-success-tint": "#12301f",
        "haat-warning": "#f2c14e",
        "haat-warning-tint": "#37290a",
        "haat-danger": "#ff9c94",
        "haat-danger-tint": "#3d1513",
        "haat-danger-fill": "#b3261e",
        "haat-info": "#8ec5ff",
        "haat-info-tint": "#122a42",
        "haat-star": "#f2b01e",
        "haat-saving": "#6fd39b",
      }
    : {
        "haat-success": "#0b6b3a",
        "haat-success-tint": "#e4f5ea",
        "haat-warning": "#7a4b00",
        "haat-warning-tint": "#fdf0d2",
        "haat-danger": "#b3261e",
        "haat-danger-tint": "#fdeceb",
        "haat-danger-fill": "#b3261e",
        "haat-info": "#0b5394",
        "haat-info-tint": "#e5f1fc",
        "haat-star": "#b97900",
        "haat-saving": "#0b6b3a",
      };
}

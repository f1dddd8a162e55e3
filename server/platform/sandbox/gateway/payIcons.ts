const icon = (path: string, size = 20) =>
  `<svg aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;

export const payIcons = {
  upi: icon('<rect x="7" y="3" width="10" height="18" rx="2.5"/><path d="M10.5 17.5h3M12.8 7l-2.3 3.6h3L11.2 14"/>'),
  card: icon('<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="M3 10h18M6.5 15h4"/>'),
  netbanking: icon('<path d="M4 9.5 12 5l8 4.5M5.5 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18.5 9.5v7.5M4 19.5h16"/>'),
  lock: icon(
    '<rect x="5.5" y="10.5" width="13" height="9.5" rx="2"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
    18,
  ),
  good: icon('<circle cx="12" cy="12" r="9.5"/><path d="m7.8 12.3 2.8 2.8 5.6-6"/>', 56),
  bad: icon('<circle cx="12" cy="12" r="9.5"/><path d="m9 9 6 6m0-6-6 6"/>', 56),
  wait: icon('<circle cx="12" cy="12" r="9.5"/><path d="M12 7v5.2l3.2 2"/>', 56),
};

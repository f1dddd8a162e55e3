/** Products in one row on phones, tablets and desktops (reading 14). */
export interface GridColumns {
  phone: number;
  tablet: number;
  desktop: number;
}

/** Spec 9: floor(grid/2)−1 with a minimum of 1; small screens floor(grid/2); large screens the grid size. */
export function homeGridColumns(gridHomePage: number): GridColumns {
  const half = Math.floor(gridHomePage / 2);
  return { phone: Math.max(1, half - 1), tablet: Math.max(1, half), desktop: gridHomePage };
}

/** Spec 9: popular products fetch 2 times the home grid size (reading 1). */
export function popularProductsSize(gridHomePage: number): number {
  return 2 * gridHomePage;
}

/** Spec 2.5: the store's 3 to 5 columns on desktops. A phone has space for two, a tablet for three. */
export function catalogueColumns(gridCatalogPage: number): GridColumns {
  return { phone: 2, tablet: 3, desktop: gridCatalogPage };
}

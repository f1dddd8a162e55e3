import { observer } from "mobx-react-lite";
import type { ComponentProps, ReactNode } from "react";
import { BrandingStore } from "../../domain/branding";
import { SessionStore } from "../../domain/session";
import { useService } from "../../kernel/react/useService";
import { PictureSource } from "../../ui/picture/PictureSource";
import { ThemeProvider } from "../../ui/theme/ThemeProvider";
import { coloursOf } from "./coloursOf";
import { pictureAt } from "./pictureAt";
import { useDocumentLook } from "./useDocumentLook";

type Theming = Pick<ComponentProps<typeof ThemeProvider>, "renderer" | "targetDocument">;

/** The store's colours over everything, light or dark as the shopper chose. */
export const StoreTheme = observer(function StoreTheme({ children, ...theming }: Theming & { children: ReactNode }) {
  const { theme, favicon, announcement } = useService(BrandingStore);
  const { isDarkMode } = useService(SessionStore);
  return (
    <ThemeProvider {...theming} colours={coloursOf(theme)} announcement={announcement} dark={isDarkMode}>
      {theming.targetDocument && (
        <DocumentLook target={theming.targetDocument} favicon={favicon} themeColor={theme.primaryColor} />
      )}
      <PictureSource value={pictureAt}>{children}</PictureSource>
    </ThemeProvider>
  );
});

function DocumentLook({ target, ...look }: { target: Document; favicon: string; themeColor: string }) {
  useDocumentLook(target, look);
  return null;
}

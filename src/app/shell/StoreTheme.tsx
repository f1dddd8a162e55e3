import { observer } from "mobx-react-lite";
import type { ComponentProps, ReactNode } from "react";
import { BrandingStore } from "../../domain/branding";
import { SessionStore } from "../../domain/session";
import { useService } from "../../kernel/react/useService";
import { PictureSource } from "../../ui/picture/PictureSource";
import { ThemeProvider } from "../../ui/theme/ThemeProvider";
import { pictureAt } from "./pictureAt";
import { useDocumentLook } from "./useDocumentLook";

type Theming = Pick<ComponentProps<typeof ThemeProvider>, "renderer" | "targetDocument">;

/** The store's colours over everything, light or dark as the shopper chose. */
export const StoreTheme = observer(function StoreTheme({ children, ...theming }: Theming & { children: ReactNode }) {
  const { theme, favicon, announcement } = useService(BrandingStore);
  const { isDarkMode } = useService(SessionStore);
  return (
    <ThemeProvider
      {...theming}
      colours={{ primary: theme.primaryColor, secondary: theme.secondaryColor, neutral: theme.neutralColor }}
      announcement={announcement}
      dark={isDarkMode}
    >
      {theming.targetDocument && (
        <DocumentLook
          target={theming.targetDocument}
          dark={isDarkMode}
          favicon={favicon}
          themeColor={theme.primaryColor}
        />
      )}
      <PictureSource value={pictureAt}>{children}</PictureSource>
    </ThemeProvider>
  );
});

function DocumentLook({ target, ...look }: { target: Document; dark: boolean; favicon: string; themeColor: string }) {
  useDocumentLook(target, look);
  return null;
}

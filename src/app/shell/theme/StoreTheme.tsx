import { observer } from "mobx-react-lite";
import { useEffect, useMemo } from "react";
import { PictureSource } from "#design/picture/PictureSource.ts";
import { ThemeRoot, type ThemeRootProps } from "#design/theme/ThemeRoot.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { pictureAt } from "../pictureAt";
import { coloursOf } from "./coloursOf";
import type { ThemeCode } from "./ThemeCode";
import { THEME_CLASS } from "./themeClass";
import { useDocumentLook } from "./useDocumentLook";

export interface StoreThemeProps extends Pick<ThemeRootProps, "renderer" | "targetDocument" | "children"> {
  themes: ThemeCode;
}

/** Applies the store's colours, light or dark as the shopper chose. */
export const StoreTheme = observer(function StoreTheme({ themes, children, ...theming }: StoreThemeProps) {
  const { theme, favicon, announcement } = useService(BrandingStore);
  const { isDarkMode } = useService(SessionStore);
  const { create } = themes;
  const look = useMemo(
    () => create?.(coloursOf(theme), isDarkMode, announcement),
    [create, theme, isDarkMode, announcement],
  );
  useEffect(() => {
    if (isDarkMode) void themes.load();
  }, [themes, isDarkMode]);
  return (
    // Dark only together with the dark theme's variables: with the light ones a dark page would be unreadable.
    <ThemeRoot {...theming} name={THEME_CLASS} theme={look} dark={isDarkMode && look !== undefined}>
      {theming.targetDocument && (
        <DocumentLook target={theming.targetDocument} favicon={favicon} themeColor={theme.primaryColor} />
      )}
      <PictureSource value={pictureAt}>{children}</PictureSource>
    </ThemeRoot>
  );
});

function DocumentLook({ target, ...look }: { target: Document; favicon: string; themeColor: string }) {
  useDocumentLook(target, look);
  return null;
}

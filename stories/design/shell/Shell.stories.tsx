import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DarkModeToggle } from "#app/shell/views/DarkModeToggle.tsx";
import { CategoryRound } from "#commerce/category-round/CategoryRound.tsx";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { ProductGrid } from "#commerce/product-card/ProductGrid.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { SearchBox } from "#commerce/search-box/SearchBox.tsx";
import { Accordion } from "#design/accordion/Accordion.tsx";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { BannerSlide } from "#design/carousel/BannerSlide.tsx";
import { Carousel } from "#design/carousel/Carousel.tsx";
import { Link } from "#design/link/Link.tsx";
import { ScrollRow } from "#design/scroll-row/ScrollRow.tsx";
import { Content } from "#design/section/Content.tsx";
import { Section } from "#design/section/Section.tsx";
import { BottomTabs } from "#design/shell/BottomTabs.tsx";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { Footer, FooterColumn } from "#design/shell/Footer.tsx";
import { IconAction } from "#design/shell/IconAction.tsx";
import { PageFrame } from "#design/shell/PageFrame.tsx";
import { SocialLinks } from "#design/shell/SocialLinks.tsx";
import { TopBar } from "#design/shell/TopBar.tsx";
import { banner, pictures, products } from "../../support/pictures";

interface ShellProps {
  count: number;
  onSearch: (query: string) => void;
}

function Shell({ count, onSearch }: ShellProps) {
  const [open, setOpen] = useState(true);
  return (
    <PageFrame
      announcement={
        open && <AnnouncementBar message="Free delivery above ₹499 this week" onDismiss={() => setOpen(false)} />
      }
      top={
        <TopBar
          brand={<BrandLink href="#home" name="Fresh Basket" logo={pictures.greens} />}
          search={<SearchBox placeholder="Search a product" onSearch={onSearch} />}
          actions={
            <>
              <DarkModeToggle dark={false} onToggle={() => {}} />
              <IconAction href="#cart" icon="cart" label={`Cart, ${count} items`} count={count} />
              <IconAction href="#account" icon="person" label="Account" />
            </>
          }
        />
      }
      tabs={
        <BottomTabs
          tabs={[
            { href: "#home", text: "Home", icon: "home", active: true },
            { href: "#category", text: "Products", icon: "grid" },
            { href: "#cart", text: "Cart", icon: "cart", count },
            { href: "#account", text: "Account", icon: "person" },
          ]}
        />
      }
      footer={
        <Footer credit="Made with Haat">
          <FooterColumn title="Business">
            {["Privacy Policy", "Refund Policy", "Shipping Policy", "Terms & Conditions"].map((text) => (
              <li key={text}>
                <Link href="#policy">{text}</Link>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title="Contact Info">
            <li>
              <a href="tel:+911234567890">+91 12345 67890</a>
            </li>
            <li>
              <a href="mailto:care@example.com">care@example.com</a>
            </li>
            <li>
              <SocialLinks
                links={[
                  { network: "facebook", href: "#f" },
                  { network: "x", href: "#x" },
                  { network: "linkedin", href: "#l" },
                  { network: "instagram", href: "#i" },
                ]}
              />
            </li>
          </FooterColumn>
        </Footer>
      }
    >
      <Content stack>
        <Carousel label="Offers" autoplayMs={2000}>
          <BannerSlide src={banner("#f3c27a", "#d98014")} alt="" title="Mangoes are here" loading="priority" />
          <BannerSlide src={banner("#9cc3d5", "#2f6f8f")} alt="" title="Milk before six" />
          <BannerSlide src={banner("#a5cfb4", "#2e7d4f")} alt="" title="Greens, cut today" />
        </Carousel>
        <Section title="Shop by Category" more={{ href: "#category", text: "See more" }}>
          <ScrollRow label="Categories" wrapFromTablet>
            {Object.entries(pictures).map(([name, picture]) => (
              <li key={name}>
                <CategoryRound href="#c" name={name} picture={picture} />
              </li>
            ))}
          </ScrollRow>
        </Section>
        <Section title="Popular Products">
          <ProductGrid>
            {products.map((product) => (
              <li key={product.name}>
                <ProductCard
                  href="#product"
                  {...product}
                  action={
                    <AddButton
                      label={product.name}
                      quantity={0}
                      appearance="tint"
                      onAdd={fn()}
                      onIncrease={fn()}
                      onDecrease={fn()}
                    />
                  }
                />
              </li>
            ))}
          </ProductGrid>
        </Section>
        <Section title="Questions">
          <Accordion
            items={[
              { id: "1", title: "When do you deliver?", content: "Every day from six in the morning to ten at night." },
              { id: "2", title: "Can I give something back?", content: "Within seven days, unopened." },
            ]}
          />
        </Section>
      </Content>
    </PageFrame>
  );
}

const meta = {
  title: "ui/shell/Shell",
  component: Shell,
  parameters: { bare: true },
  args: { count: 3, onSearch: fn() },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByPlaceholderText("Search a product"), "  milk {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("milk");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss announcement" }));
    await expect(canvas.queryByText(/Free delivery/)).toBeNull();
  },
};
export const Empty: Story = { args: { count: 0 } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const Homeware: Story = { globals: { palette: "homeware" } };
export const Awkward: Story = { globals: { palette: "awkward" } };
export const Kiosk: Story = { globals: { viewport: { value: "kiosk" } } };

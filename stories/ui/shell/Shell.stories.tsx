import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DarkModeToggle } from "../../../src/app/shell/views/DarkModeToggle";
import { Accordion } from "../../../src/ui/accordion/Accordion";
import { AnnouncementBar } from "../../../src/ui/announcement/AnnouncementBar";
import { BannerSlide } from "../../../src/ui/carousel/BannerSlide";
import { Carousel } from "../../../src/ui/carousel/Carousel";
import { CategoryRound } from "../../../src/ui/category-round/CategoryRound";
import { Link } from "../../../src/ui/link/Link";
import { ProductCard } from "../../../src/ui/product-card/ProductCard";
import { ProductGrid } from "../../../src/ui/product-card/ProductGrid";
import { AddButton } from "../../../src/ui/quantity-stepper/AddButton";
import { ScrollRow } from "../../../src/ui/scroll-row/ScrollRow";
import { SearchBox } from "../../../src/ui/search-box/SearchBox";
import { Content } from "../../../src/ui/section/Content";
import { Section } from "../../../src/ui/section/Section";
import { BottomTabs } from "../../../src/ui/shell/BottomTabs";
import { BrandLink } from "../../../src/ui/shell/BrandLink";
import { Footer, FooterColumn } from "../../../src/ui/shell/Footer";
import { IconAction } from "../../../src/ui/shell/IconAction";
import { PageFrame } from "../../../src/ui/shell/PageFrame";
import { SocialLinks } from "../../../src/ui/shell/SocialLinks";
import { TopBar } from "../../../src/ui/shell/TopBar";
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
            name="faq"
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

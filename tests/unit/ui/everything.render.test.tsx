import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { LiveRegion } from "../../../src/ui/a11y/LiveRegion";
import { PageTitle } from "../../../src/ui/a11y/PageTitle";
import { Accordion } from "../../../src/ui/accordion/Accordion";
import { AnnouncementBar } from "../../../src/ui/announcement/AnnouncementBar";
import { StatusTag } from "../../../src/ui/badge/StatusTag";
import { BuyBar } from "../../../src/ui/buy-bar/BuyBar";
import { BannerSlide } from "../../../src/ui/carousel/BannerSlide";
import { Carousel } from "../../../src/ui/carousel/Carousel";
import { CategoryRound } from "../../../src/ui/category-round/CategoryRound";
import { Chip } from "../../../src/ui/chip/Chip";
import { ChipLink } from "../../../src/ui/chip/ChipLink";
import { MobileField } from "../../../src/ui/fields/MobileField";
import { OtpBoxes } from "../../../src/ui/fields/OtpBoxes";
import { RadioField } from "../../../src/ui/fields/RadioField";
import { SelectField } from "../../../src/ui/fields/SelectField";
import { TextField } from "../../../src/ui/fields/TextField";
import { Modal } from "../../../src/ui/modal/Modal";
import { OptionTiles } from "../../../src/ui/option-tiles/OptionTiles";
import { Price } from "../../../src/ui/price/Price";
import { RadioCard } from "../../../src/ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../../src/ui/radio-card/RadioCardGroup";
import { RichText } from "../../../src/ui/rich-text/RichText";
import { ScrollRow } from "../../../src/ui/scroll-row/ScrollRow";
import { SearchBox } from "../../../src/ui/search-box/SearchBox";
import { BottomTabs } from "../../../src/ui/shell/BottomTabs";
import { BrandLink } from "../../../src/ui/shell/BrandLink";
import { Footer, FooterColumn } from "../../../src/ui/shell/Footer";
import { IconAction } from "../../../src/ui/shell/IconAction";
import { PageFrame } from "../../../src/ui/shell/PageFrame";
import { SocialLinks } from "../../../src/ui/shell/SocialLinks";
import { TopBar } from "../../../src/ui/shell/TopBar";
import { ListSkeleton } from "../../../src/ui/skeleton/ListSkeleton";
import { StarRating } from "../../../src/ui/star-rating/StarRating";
import { Stepper } from "../../../src/ui/stepper/Stepper";
import { SummaryCard } from "../../../src/ui/summary-card/SummaryCard";
import { renderStyles } from "./renderToText";

const root = fileURLToPath(new URL("../../../src/ui", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
const noop = vi.fn();
const field = { name: "a", label: "A", value: "", onChange: noop };

const page = (
  <PageFrame
    announcement={<AnnouncementBar message="Free delivery" onDismiss={noop} />}
    top={
      <TopBar
        brand={<BrandLink href="/" name="Fresh Basket" logo="/logo.png" />}
        search={<SearchBox placeholder="Search a product" onSearch={noop} />}
        actions={<IconAction href="/cart" icon="cart" label="Cart, 2 items" count={2} />}
      />
    }
    tabs={<BottomTabs tabs={[{ href: "/", text: "Home", icon: "home", active: true }]} />}
    footer={
      <Footer credit="Haat">
        <FooterColumn title="Contact Info">
          <li>
            <SocialLinks links={[{ network: "x", href: "https://example.com" }]} />
          </li>
        </FooterColumn>
      </Footer>
    }
  >
    <PageTitle aside={<StatusTag text="Placed" tone="info" />}>Home</PageTitle>
    <LiveRegion message="Home" />
    <Carousel label="Offers" autoplayMs={2000}>
      <BannerSlide src="/a.webp" alt="Mangoes" loading="priority" />
      <BannerSlide src="/b.webp" alt="Milk" />
    </Carousel>
    <ScrollRow>
      <li>
        <CategoryRound href="/category/1" name="Dairy" picture="/dairy.webp" />
      </li>
      <li>
        <ChipLink href="/category/1" current>
          Dairy
        </ChipLink>
      </li>
    </ScrollRow>
    <Chip pressed onToggle={noop}>
      Mon
    </Chip>
    <Accordion items={[{ id: "1", title: "When?", content: "Daily" }]} />
    <StarRating value={3.5} />
    <RichText html="<b>Hello</b>" sanitize={(html) => html} />
    <Stepper steps={["Cart", "Checkout", "Order"]} current={0} onStep={noop} />
    <SummaryCard title="Summary" pending rows={[{ label: "Tax", paise: 0 }]} total={{ label: "Total", paise: 100 }} />
    <RadioCardGroup legend="Address" error="Address Type is required">
      <RadioCard name="a" value="1" checked onChange={noop} title="Home" />
    </RadioCardGroup>
    <OptionTiles legend="Weight" value="1" onChange={noop} options={[{ value: "1", title: "500 g" }]} />
    <BuyBar start={<Price sellingPrice={100} />}>Add</BuyBar>
    <TextField {...field} error="A is required" />
    <TextField {...field} rows={3} />
    <MobileField {...field} />
    <SelectField {...field} options={[{ value: "1", label: "One" }]} />
    <RadioField {...field} options={[{ value: "1", label: "One" }]} />
    <OtpBoxes value="12" onChange={noop} error="Invalid OTP. Please try again." />
    <ListSkeleton picture />
    <Modal open={false} title="Add Address" onClose={noop}>
      Form
    </Modal>
  </PageFrame>
);

describe("without a window", () => {
  it.each(files)("imports %s", async (file) => {
    await expect(import(/* @vite-ignore */ `${root}/${file}`)).resolves.toBeDefined();
  });

  it("renders every component, with no style attribute (bar 12)", () => {
    const { html } = renderStyles(page);
    for (const words of ["Skip to content", "Rated 3.5 out of 5", "Invalid OTP", "Mangoes", "Digit 1 of 6"]) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/ style="/);
  });
});

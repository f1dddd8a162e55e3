import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { BuyBar } from "#commerce/buy-bar/BuyBar.tsx";
import { CategoryRound } from "#commerce/category-round/CategoryRound.tsx";
import { OptionTiles } from "#commerce/option-tiles/OptionTiles.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { SearchBox } from "#commerce/search-box/SearchBox.tsx";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import { LiveRegion } from "#design/a11y/LiveRegion.tsx";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { Accordion } from "#design/accordion/Accordion.tsx";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { BannerSlide } from "#design/carousel/BannerSlide.tsx";
import { Carousel } from "#design/carousel/Carousel.tsx";
import { Chip } from "#design/chip/Chip.tsx";
import { MobileField } from "#design/fields/MobileField.tsx";
import { OtpBoxes } from "#design/fields/OtpBoxes.tsx";
import { RadioField } from "#design/fields/RadioField.tsx";
import { SelectField } from "#design/fields/SelectField.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { RichText } from "#design/rich-text/RichText.tsx";
import { ScrollRow } from "#design/scroll-row/ScrollRow.tsx";
import { BottomTabs } from "#design/shell/BottomTabs.tsx";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { Footer, FooterColumn } from "#design/shell/Footer.tsx";
import { IconAction } from "#design/shell/IconAction.tsx";
import { PageFrame } from "#design/shell/PageFrame.tsx";
import { SocialLinks } from "#design/shell/SocialLinks.tsx";
import { TopBar } from "#design/shell/TopBar.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { Stepper } from "#design/stepper/Stepper.tsx";
import { renderStyles } from "./renderToText";

const files = ["src/design", "src/commerce"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => resolve(folder, name)),
);
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
    <PageTitle>Home</PageTitle>
    <StatusTag text="Placed" tone="info" />
    <LiveRegion message="Home" />
    <Carousel label="Offers" autoplayMs={2000}>
      <BannerSlide src="/a.webp" alt="Mangoes" loading="priority" />
      <BannerSlide src="/b.webp" alt="Milk" />
    </Carousel>
    <ScrollRow>
      <li>
        <CategoryRound href="/category/1" name="Dairy" picture="/dairy.webp" />
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
    await expect(import(/* @vite-ignore */ file)).resolves.toBeDefined();
  });

  it("renders every component, with no style attribute (bar 12)", () => {
    const { html } = renderStyles(page);
    for (const words of ["Skip to content", "Rated 3.5 out of 5", "Invalid OTP", "Mangoes", "Digit 1 of 6"]) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/ style="/);
  });
});

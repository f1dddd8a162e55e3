import { useOf } from "@storybook/addon-docs/blocks";
import { guidance } from "../../stories/guidance/guidance";
import { plainWords } from "../guidance/plainWords";
import { anchorOf } from "../search/anchorOf";

const ROWS = [
  ["use", "Use when"],
  ["not", "Don't use when"],
  ["keyboard", "Keyboard"],
  ["words", "Words"],
] as const;

/** What a designer asks of a component. A screen's part that has no guidance says what it is, in plain words. */
export function GuidanceBlock() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { title, component } = preparedMeta;
  const guide = guidance[title];
  const comment = (component as { __docgenInfo?: { description?: string } } | undefined)?.__docgenInfo?.description;
  if (!guide) return <p className="haat-purpose">{plainWords(comment ?? "") || `A part of ${placeOf(title)}.`}</p>;
  return (
    <>
      <dl className="haat-guidance">
        {ROWS.map(
          ([key, name]) =>
            guide[key] && (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{guide[key]}</dd>
              </div>
            ),
        )}
      </dl>
      {guide.also && (
        <p className="haat-also">
          Also called{" "}
          {guide.also.map((name, index) => (
            <span key={name} id={anchorOf(name)}>
              {index > 0 && ", "}
              {name}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** `features/cart/CartLine` is a part of the cart. */
function placeOf(title: string): string {
  const [, place = "the shop"] = title.split("/");
  return `the ${place.replace(/-/g, " ")}`;
}

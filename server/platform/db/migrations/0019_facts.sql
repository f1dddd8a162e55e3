ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "products" SET "facts" = jsonb_build_object('brand', "brand") WHERE "brand" <> '';--> statement-breakpoint
-- From here on by hand. A trigger looks at the whole row without the columns that change with orders and ratings, so that a
-- new column counts without being named (ADR 61). `page` and `columns` are statements of the process now.
DROP TRIGGER "search_index_product" ON "products";--> statement-breakpoint
DROP TRIGGER "products_changed" ON "products";--> statement-breakpoint
DROP TRIGGER "page_changes_product" ON "products";--> statement-breakpoint
DROP TRIGGER "product_variants_changed" ON "product_variants";--> statement-breakpoint
DROP TRIGGER "page_changes_variant" ON "product_variants";--> statement-breakpoint
DROP TRIGGER "search_index_variant" ON "product_variants";--> statement-breakpoint
DROP FUNCTION "product_changed_with_variant";--> statement-breakpoint
DROP FUNCTION "search_index"."page";--> statement-breakpoint
DROP FUNCTION "search_index"."columns";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "brand";--> statement-breakpoint
CREATE TRIGGER "products_changed" BEFORE UPDATE ON "products" FOR EACH ROW
	WHEN (to_jsonb(OLD) - '{average_rating,rating_count,rating_counts,changed_at}'::text[]
		IS DISTINCT FROM to_jsonb(NEW) - '{average_rating,rating_count,rating_counts,changed_at}'::text[])
	EXECUTE FUNCTION "product_changed_now"();
--> statement-breakpoint
CREATE TRIGGER "page_changes_product" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (to_jsonb(OLD) - '{average_rating,rating_count,rating_counts,changed_at}'::text[]
		IS DISTINCT FROM to_jsonb(NEW) - '{average_rating,rating_count,rating_counts,changed_at}'::text[])
	EXECUTE FUNCTION page_changes.row_changed('catalogue');
--> statement-breakpoint
CREATE TRIGGER "search_index_product" AFTER UPDATE ON "products" FOR EACH ROW
	WHEN (to_jsonb(OLD) - '{rating_count,rating_counts,changed_at}'::text[]
		IS DISTINCT FROM to_jsonb(NEW) - '{rating_count,rating_counts,changed_at}'::text[])
	EXECUTE FUNCTION search_index.product_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_index.variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.products SET changed_at = now() WHERE id = NEW.product_id;
	PERFORM page_changes.tell(ARRAY[OLD.store_id, NEW.store_id], 'catalogue');
	PERFORM search_index.refresh(ARRAY[OLD.product_id, NEW.product_id]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Orders take units: `page_changes_stock` and `search_index_stock` tell of the last one and the first one again.
CREATE TRIGGER "product_variants_changed" AFTER UPDATE ON "product_variants" FOR EACH ROW
	WHEN (to_jsonb(OLD) - '{available_quantity,counted_quantity}'::text[]
		IS DISTINCT FROM to_jsonb(NEW) - '{available_quantity,counted_quantity}'::text[])
	EXECUTE FUNCTION search_index.variant_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_index.refresh("ids" text[]) RETURNS void LANGUAGE sql AS $$
	WITH fresh AS (
		SELECT p.created_order AS number, p.store_id, p.id AS product_id, p.category_id, p.position, v.is_visible,
			v.selling_price_paise AS price_paise, p.is_subscribable, coalesce(p.average_rating * 10, 0)::smallint AS rating_tenths,
			btrim(lower(normalize(p.name))) AS name_key,
			setweight(search_index.words_of(p.name), 'A') || setweight(search_index.words_of(p.local_name || ' ' || p.search_aliases), 'B')
				|| setweight(search_index.words_of((SELECT coalesce(string_agg(said.value, ' '), '') FROM jsonb_each_text(p.facts) AS said)), 'C') AS words,
			coalesce(search_index.singular_of(search_index.head_of(p.name)), '') AS head
		FROM public.products p
		JOIN public.product_variants v ON v.product_id = p.id AND v.position = 0
		WHERE p.id = ANY(ids)
	), listed AS (
		INSERT INTO search_index.listings (number, store_id, product_id, category_id, position, is_visible, price_paise, is_subscribable, rating_tenths, name_key, words, head, changed_xid)
		SELECT fresh.*, pg_current_xact_id()::text::bigint FROM fresh ORDER BY number
		ON CONFLICT (number) DO UPDATE SET store_id = excluded.store_id, category_id = excluded.category_id,
			position = excluded.position, is_visible = excluded.is_visible, price_paise = excluded.price_paise,
			is_subscribable = excluded.is_subscribable, rating_tenths = excluded.rating_tenths, name_key = excluded.name_key,
			words = excluded.words, head = excluded.head, changed_xid = excluded.changed_xid
	)
	INSERT INTO search_index.words (store_id, word)
	SELECT DISTINCT store_id, word FROM fresh, unnest(tsvector_to_array(words)) AS word
	WHERE length(word) BETWEEN 2 AND 40 AND word !~ '[0-9]'
	ORDER BY 1, 2
	ON CONFLICT DO NOTHING
$$;

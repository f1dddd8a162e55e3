CREATE SCHEMA "page_changes";
--> statement-breakpoint
CREATE TABLE "page_changes"."changes" (
	"xid" bigint NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_xid_store_id_kind_pk" PRIMARY KEY("xid","store_id","kind")
);
--> statement-breakpoint
CREATE INDEX "changes_changed_at" ON "page_changes"."changes" USING btree ("changed_at");--> statement-breakpoint
-- From here on by hand: who changes what pages show, by whatever way, tells of it. A row belongs to its transaction, so
-- that nobody waits for anybody (ADR 14).
CREATE FUNCTION page_changes.tell("stores" text[], "what" text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO page_changes.changes (xid, store_id, kind)
	SELECT DISTINCT pg_current_xact_id()::text::bigint, store, "what" FROM unnest("stores") AS store WHERE store IS NOT NULL
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION page_changes.row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM page_changes.tell(ARRAY[OLD.store_id, NEW.store_id], TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION page_changes.rows_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM page_changes.tell(ARRAY(SELECT DISTINCT store_id FROM touched), TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION page_changes.reviews_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM page_changes.tell(ARRAY(SELECT DISTINCT p.store_id FROM touched JOIN public.products p ON p.id = touched.product_id), 'reviews');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION page_changes.store_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM page_changes.tell(ARRAY[NEW.id], 'settings');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION page_changes.organization_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM page_changes.tell(ARRAY(SELECT id FROM public.stores WHERE org_id = NEW.id), 'settings');
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Not the columns that follow from others and have a teller of their own.
CREATE TRIGGER page_changes_product AFTER UPDATE ON public.products FOR EACH ROW
	WHEN ((OLD.store_id, OLD.category_id, OLD.position, OLD.name, OLD.brand, OLD.description, OLD.thumbnail, OLD.is_subscribable, OLD.tax_percent, OLD.tax_type)
		IS DISTINCT FROM (NEW.store_id, NEW.category_id, NEW.position, NEW.name, NEW.brand, NEW.description, NEW.thumbnail, NEW.is_subscribable, NEW.tax_percent, NEW.tax_type))
	EXECUTE FUNCTION page_changes.row_changed('catalogue');
--> statement-breakpoint
CREATE TRIGGER page_changes_rating AFTER UPDATE ON public.products FOR EACH ROW
	WHEN ((OLD.average_rating, OLD.rating_count) IS DISTINCT FROM (NEW.average_rating, NEW.rating_count))
	EXECUTE FUNCTION page_changes.row_changed('reviews');
--> statement-breakpoint
CREATE TRIGGER page_changes_variant AFTER UPDATE ON public.product_variants FOR EACH ROW
	WHEN ((OLD.product_id, OLD.position, OLD.sku, OLD.mrp_paise, OLD.selling_price_paise, OLD.weight, OLD.weight_unit, OLD.is_visible, OLD.image_path_list)
		IS DISTINCT FROM (NEW.product_id, NEW.position, NEW.sku, NEW.mrp_paise, NEW.selling_price_paise, NEW.weight, NEW.weight_unit, NEW.is_visible, NEW.image_path_list))
	EXECUTE FUNCTION page_changes.row_changed('catalogue');
--> statement-breakpoint
-- Every order takes units: pages show whether there are any.
CREATE TRIGGER page_changes_stock AFTER UPDATE ON public.product_variants FOR EACH ROW
	WHEN ((OLD.available_quantity > 0) <> (NEW.available_quantity > 0))
	EXECUTE FUNCTION page_changes.row_changed('stock');
--> statement-breakpoint
CREATE TRIGGER page_changes_store AFTER UPDATE ON public.stores FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION page_changes.store_changed();
--> statement-breakpoint
CREATE TRIGGER page_changes_organization AFTER UPDATE ON public.organizations FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION page_changes.organization_changed();
--> statement-breakpoint
CREATE TRIGGER page_changes_reviews_added AFTER INSERT ON public.reviews
	REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION page_changes.reviews_touched();
--> statement-breakpoint
CREATE TRIGGER page_changes_reviews_changed AFTER UPDATE ON public.reviews
	REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION page_changes.reviews_touched();
--> statement-breakpoint
CREATE TRIGGER page_changes_reviews_gone AFTER DELETE ON public.reviews
	REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION page_changes.reviews_touched();
--> statement-breakpoint
DO $$
DECLARE
	place record;
BEGIN
	FOR place IN SELECT * FROM (VALUES ('products', 'catalogue'), ('product_variants', 'catalogue'), ('categories', 'catalogue'),
		('banners', 'content'), ('announcement_bars', 'content'), ('testimonials', 'content'), ('faqs', 'content'), ('delivery_slots', 'content')) AS places (name, kind)
	LOOP
		EXECUTE format('CREATE TRIGGER page_changes_added AFTER INSERT ON public.%I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION page_changes.rows_touched(%L)', place.name, place.kind);
		EXECUTE format('CREATE TRIGGER page_changes_gone AFTER DELETE ON public.%I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION page_changes.rows_touched(%L)', place.name, place.kind);
		-- Products and variants have finer ones, above.
		CONTINUE WHEN place.name IN ('products', 'product_variants');
		EXECUTE format('CREATE TRIGGER page_changes_changed AFTER UPDATE ON public.%I FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION page_changes.row_changed(%L)', place.name, place.kind);
	END LOOP;
END
$$;

export interface NoticeScreenProps {
  store: { name: string; logo: string };
  /** Left out while the device's state is unknown. */
  title?: string;
  text?: string;
}

/** A message on the whole screen: the kiosk is closed, in maintenance, or cannot reach the shop. */
export function NoticeScreen({ store, title, text }: NoticeScreenProps) {
  return (
    <main className="kiosk-notice">
      {store.logo && <img src={store.logo} alt="" width={160} height={160} />}
      <p className="kiosk-store">{store.name}</p>
      <div role="status">
        {title && <h1>{title}</h1>}
        {text && <p data-intro="">{text}</p>}
      </div>
    </main>
  );
}

import { observer } from "mobx-react-lite";
import { useState } from "react";
import { BrandingStore } from "#domain/branding/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { useService } from "#kernel/react/useService.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { useKiosk } from "../KioskContext";
import { PairingView } from "./PairingView";

export const PairingScreen = observer(function PairingScreen() {
  const { device, words } = useKiosk();
  const branding = useService(BrandingStore);
  const { identifier, isDomain } = useService(StoreIdentity);
  const config = useService(AppConfig);
  const transport = useService(HttpTransport);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const pair = async (codeOf: () => Promise<string>) => {
    setBusy(true);
    setError("");
    try {
      await device.pair(await codeOf());
    } catch (failure) {
      setError(messageOf(failure, words.pairFailed));
      setBusy(false);
    }
  };
  /** In the sandbox a code is created without the command line. */
  const sandboxCode = async () => {
    const answer = await transport.send({
      method: "POST",
      url: `${config.apiOrigin}/sandbox/devices`,
      headers: { "content-type": "application/json", accept: "application/json" },
      body: { storeId: branding.storeId },
    });
    return (answer.body as { code?: string }).code ?? "";
  };
  return (
    <PairingView
      words={words}
      storeName={branding.name}
      command={`npm run haat -- device add${isDomain ? "" : ` --store ${identifier}`} --name "Front screen"`}
      error={error}
      busy={isBusy}
      onPair={(code) => void pair(async () => code)}
      onTry={config.payments.mode === "sandbox" ? () => void pair(sandboxCode) : undefined}
    />
  );
});

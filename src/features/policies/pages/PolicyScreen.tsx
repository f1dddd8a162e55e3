import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { Policies } from "#contract/store/stores.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Content } from "#design/section/Content.tsx";
import { Catalogue, failureOf } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { PolicySkeleton } from "../views/PolicySkeleton";
import { PolicyView } from "../views/PolicyView";

export interface PolicyScreenProps {
  title: string;
  field: keyof Policies;
}

// As high as the window until the text arrives, so that the footer moves out of sight.
const useStyles = makeStyles({ waiting: { minHeight: "100dvh" } });

export const PolicyScreen = observer(function PolicyScreen({ title, field }: PolicyScreenProps) {
  const { policies } = useService(Catalogue);
  const { data, error } = policies;
  const styles = useStyles();
  return (
    <Content className={data === undefined && error === null ? styles.waiting : undefined}>
      {data !== undefined ? (
        <PolicyView title={title} html={data[field]} />
      ) : error !== null ? (
        <ErrorState
          {...failureOf(error)}
          headingLevel={1}
          retrying={policies.isFetching}
          onRetry={() => policies.refetch()}
        />
      ) : (
        <PolicySkeleton />
      )}
    </Content>
  );
});

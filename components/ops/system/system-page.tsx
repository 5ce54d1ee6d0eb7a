"use client";
// State of the system: processes, queue, dead jobs, errors, slow calls, sizes.
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/ops/frame/loaded";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { CallList } from "@/components/ops/system/call-list";
import { DeadJobs } from "@/components/ops/system/dead-jobs";
import { ErrorList } from "@/components/ops/system/error-list";
import { ProcessList } from "@/components/ops/system/process-list";
import { QueueList } from "@/components/ops/system/queue-list";
import { SizeList } from "@/components/ops/system/size-list";
import { Select } from "@/components/ui/select";
import { useAdminSystem } from "@/lib/client/ops-system";
import { SYSTEM_HOURS } from "@/lib/contracts/ops-system";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./system-page.module.css";

export function SystemPage() {
  const t = useTranslations("ops.system");
  const filter = useAdminFilter("/ops/system");
  const navigate = useNavigate();
  const hours = filter.oneOf("hours", SYSTEM_HOURS) ?? "1";
  const system = useAdminSystem({ hours });
  return (
    <>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <label>
          <span>{t("window")}</span>
          <Select value={hours} onChange={(event) => navigate(filter.hrefWith({ hours: event.target.value }))}>
            {SYSTEM_HOURS.map((count) => (
              <option key={count} value={count}>
                {t("hours", { count: Number(count) })}
              </option>
            ))}
          </Select>
        </label>
      </header>
      <Loaded query={system} failed={t("failed.title")} text={t("failed.text")}>
        {({ processes, queues, errors, calls, sizes }) => (
          <div className={styles.stack}>
            <ProcessList processes={processes} />
            <QueueList queues={queues} />
            <DeadJobs filter={filter} kinds={queues.filter(({ dead }) => dead > 0).map(({ kind }) => kind)} />
            <ErrorList errors={errors} />
            <CallList calls={calls} />
            <SizeList sizes={sizes} />
          </div>
        )}
      </Loaded>
    </>
  );
}

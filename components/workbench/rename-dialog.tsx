"use client";
// Dialog that renames a project; a refused name stays in the field with the reason.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { useIsOnline } from "@/components/ui/use-is-online";
import { nameProblem } from "@/components/workbench/name-problem";
import { type Project, useRenameProject } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { refusalText } from "@/lib/client/transport/field-issues";

interface RenameDialogProps {
  /** Null closes the dialog. */
  project: Project | null;
  onClose: () => void;
}

export function RenameDialog({ project, onClose }: RenameDialogProps) {
  const t = useTranslations("workbench.rename");
  const common = useTranslations("common");
  const form = useId();
  const isOnline = useIsOnline();
  const rename = useRenameProject();
  return (
    <Modal
      isOpen={project !== null}
      isDismissable={false}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={rename.isPending} disabled={!isOnline}>
            {t("submit")}
          </Button>
        </>
      }
    >
      {project && <RenameForm key={project.projectId} id={form} project={project} rename={rename} onDone={onClose} />}
    </Modal>
  );
}

interface RenameFormProps {
  id: string;
  project: Project;
  rename: ReturnType<typeof useRenameProject>;
  onDone: () => void;
}

function RenameForm({ id, project, rename, onDone }: RenameFormProps) {
  const t = useTranslations("workbench.rename");
  const [name, setName] = useState(project.projectName);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (rename.isPending) return;
    const problem = nameProblem(name);
    if (problem !== null) return setError(problem);
    if (name.trim() === project.projectName) return onDone();
    try {
      await rename.mutateAsync({ projectId: project.projectId, projectName: name });
      onDone();
    } catch (failure) {
      const isTaken = failure instanceof ApiError && failure.code === "NAME_EXISTS";
      setError(isTaken ? t("taken") : refusalText(failure));
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t("name")} error={error} isRequired>
        {(control) => (
          <Field
            {...control}
            // Read by the dialog when it opens.
            ref={(node) => node?.setAttribute("autofocus", "")}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </FormField>
    </form>
  );
}

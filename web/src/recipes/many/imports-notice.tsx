import { useQuery } from '@tanstack/react-query';
import { writeNumber } from '../../language/write.ts';
import { importPath, paths, recipePath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from './notice-sentences.ts';
import { checksQuery, importsQuery } from './queries.ts';

/** On top of the book: an import that goes on, or recipes of one that want a look. */
export function ImportsNotice() {
  const { data: imports = [] } = useQuery(importsQuery);
  const { data: checks = [] } = useQuery(checksQuery);
  const open = imports.find((one) => one.is_open);
  const latest = open ?? imports[0];
  const [check] = checks;
  if (open === undefined && check === undefined) return null;
  // one recipe is looked at on its own page
  const isOne = open === undefined && check !== undefined && (checks.length === 1 || latest === undefined);
  return (
    <Notice
      tone={open ? 'info' : 'warning'}
      className="mb-5"
      body="apart"
      action={
        isOne ? (
          <ButtonLink size="sm" variant="outline" to={recipePath(check.id, check.name)}>
            {say.check}
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" variant="outline" to={latest ? importPath(latest.id) : paths.importMany}>
            {say.openImport}
          </ButtonLink>
        )
      }
    >
      {open ? say.underWay(writeNumber(open.over), writeNumber(open.total)) : say.toCheck(checks.length)}
    </Notice>
  );
}

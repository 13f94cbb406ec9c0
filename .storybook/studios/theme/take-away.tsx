import { Button } from '@companion/ui/button';
import { Tabs } from '@companion/ui/tabs';
import type { ThemeOptions } from '@companion/ui/theme';
import type { Language } from '../language.ts';
import { download, Share } from '../share.tsx';
import * as studio from '../studio.css.ts';
import * as css from './take-away.css.ts';
import { texts } from './texts.ts';
import { type Format, type ThemeFile, themeFiles } from './theme-files.ts';

interface TakeAwayProps {
  options: ThemeOptions;
  link: string;
  locale: Language;
}

/** The brand as files. */
export function TakeAway({ options, link, locale }: TakeAwayProps) {
  const words = texts[locale];
  const formats = Object.entries(themeFiles(options)) as [Format, ThemeFile[]][];
  return (
    <section>
      <h2 className={studio.heading}>{words.takeAway}</h2>
      <div className={studio.files}>
        <Share label={words.share} value={link} />
        <Tabs
          label={words.takeAway}
          tabs={formats.map(([format, files]) => ({
            value: format,
            label: words.formats[format],
            content: (
              <div className={css.format}>
                <p className={css.note}>{words.notes[format]}</p>
                <div className={studio.takeAway}>
                  {files.map((file) => (
                    <FileToTake key={file.name} file={file} label={words.download} />
                  ))}
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}

const FileToTake = ({ file: { name, content }, label }: { file: ThemeFile; label: string }) => (
  <div className={studio.files}>
    <Share label={name} value={content} isBlock />
    <div>
      <Button
        aria-label={`${label} ${name}`}
        onClick={() => download(name, new Blob([content], { type: 'text/plain' }))}
      >
        {label}
      </Button>
    </div>
  </div>
);

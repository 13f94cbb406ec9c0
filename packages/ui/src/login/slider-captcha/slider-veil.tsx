import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Check } from '../../primitives/icon/icons.generated.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { captchaFailureTexts } from './failure-text.ts';
import { captchaMessages as messages } from './messages.ts';
import * as css from './slider-captcha.css.ts';
import type { SliderSnapshot } from './slider-machine.ts';

interface SliderVeilProps {
  snapshot: SliderSnapshot;
  onRetry: () => void;
}

/** Covers the picture while the piece cannot be moved. */
export function SliderVeil({ snapshot, onRetry }: SliderVeilProps) {
  return (
    <>
      {/* Always mounted: screen readers do not announce a region that mounts with its text. */}
      <div role="status" className={css.progressVeils}>
        <Progress snapshot={snapshot} />
      </div>
      <Problem snapshot={snapshot} onRetry={onRetry} />
    </>
  );
}

function Progress({ snapshot }: { snapshot: SliderSnapshot }) {
  const text = useText();
  if (snapshot.matches('checking'))
    return (
      <div className={css.thinVeil}>
        <Spinner />
        <span>{text(messages.checking)}</span>
      </div>
    );
  if (snapshot.matches('solved'))
    return (
      <div className={classNames(css.thinVeil, css.solved)}>
        <Check size={20} />
        <span>{text(messages.solved)}</span>
      </div>
    );
  if (snapshot.matches('loading'))
    return (
      <div className={css.veil}>
        <Spinner />
        <p className={css.words}>{text(messages.loading)}</p>
      </div>
    );
  if (snapshot.matches('proving'))
    return (
      <div className={css.veil}>
        <p className={css.words}>{text(messages.proving)}</p>
        <progress
          className={css.progress}
          aria-label={text(messages.progress)}
          value={snapshot.context.progress}
          max={1}
        />
      </div>
    );
  return null;
}

function Problem({ snapshot, onRetry }: SliderVeilProps) {
  const text = useText();
  const { trouble } = snapshot.context;
  if (snapshot.matches('expired'))
    return (
      <div className={css.veil} role="alert">
        <p className={css.words}>{text(messages.expired)}</p>
        <Button size="s" onClick={onRetry}>
          {text(messages.refresh)}
        </Button>
      </div>
    );
  if (!snapshot.matches('notLoaded') && !snapshot.matches('failed')) return null;
  return (
    <div className={css.veil} role="alert">
      <p className={css.words}>
        <strong className={css.trouble}>
          {text(captchaFailureTexts[trouble === 'wrong-place' || !trouble ? 'failed' : trouble])}
        </strong>
        <br />
        <span>{text(messages.checkNetwork)}</span>
      </p>
      <Button size="s" onClick={onRetry}>
        {text(messages.retry)}
      </Button>
    </div>
  );
}

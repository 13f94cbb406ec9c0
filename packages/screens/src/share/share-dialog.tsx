import { Button } from '@companion/ui/button';
import { CopyButton } from '@companion/ui/copy-button';
import { Dialog } from '@companion/ui/dialog';
import { ArrowDown, Share2 } from '@companion/ui/icon';
import { visuallyHidden } from '@companion/ui/theme';
import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { CardTexts, ShareCard } from './card/card.ts';
import { drawCard } from './card/draw-card.ts';
import { shareMessages } from './late-messages.ts';
import * as css from './share-dialog.css.ts';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** `bottom`: a sheet, for phones. */
  placement: 'center' | 'bottom';
  /** What the picture shows. */
  card: ShareCard;
  /** Address to share, also in the QR code. */
  address: string;
}

/** A picture to share, with a QR code, and its link. Loaded at the first press. */
export function ShareDialog({ open, onClose, placement, card, address }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement={placement}
      title={formatMessage(shareMessages.title)}
      className={css.dialog}
    >
      <Share card={card} address={address} />
    </Dialog>
  );
}

type Picture = { file: File; preview: string } | 'drawing' | 'failed';

function Share({ card, address }: Pick<ShareDialogProps, 'card' | 'address'>) {
  const { formatMessage } = useIntl();
  const picture = usePicture(card, address);
  const name = nameOf(card);
  const isDrawn = typeof picture === 'object';
  const link: ShareData = { url: address, title: name };
  const file: ShareData | null = isDrawn ? { files: [picture.file], title: name } : null;
  // Some browsers share links but no files.
  const shared = file && canShare(file) ? file : link;
  return (
    <div className={css.content}>
      <div className={css.frame}>
        {isDrawn ? (
          <img
            className={css.picture}
            src={picture.preview}
            alt={formatMessage(shareMessages.picture, { name })}
          />
        ) : (
          <p role="status">{formatMessage(shareMessages[picture])}</p>
        )}
      </div>
      <div className={css.ways}>
        <p className={css.hint}>{formatMessage(shareMessages.hint)}</p>
        {canShare(shared) && (
          <Button
            tone="accent"
            size="l"
            fullWidth
            icon={<Share2 size={20} />}
            loading={picture === 'drawing'}
            // Rejects when the visitor closes the sheet.
            onClick={() => void navigator.share(shared).catch(() => {})}
          >
            {formatMessage(shareMessages.send)}
          </Button>
        )}
        {picture !== 'failed' && (
          <Button
            size="l"
            fullWidth
            icon={<ArrowDown size={20} />}
            loading={!isDrawn}
            onClick={() => isDrawn && save(picture)}
          >
            {formatMessage(shareMessages.save)}
          </Button>
        )}
        <p className={css.address}>
          <span className={visuallyHidden}>{formatMessage(shareMessages.link)}</span>
          <span className={css.addressText}>{address.replace(/^https?:\/\//, '')}</span>
          <CopyButton value={address} />
        </p>
      </div>
    </div>
  );
}

const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

function save({ file, preview }: { file: File; preview: string }): void {
  const link = document.createElement('a');
  link.href = preview;
  link.download = file.name;
  link.click();
}

/** Draws the picture. It is a data URL: the page's policy allows no `blob:`, and WeChat saves no such picture. */
function usePicture(card: ShareCard, address: string): Picture {
  const intl = useIntl();
  const [picture, setPicture] = useState<Picture>('drawing');
  useEffect(() => {
    let isStale = false;
    setPicture('drawing');
    drawCard(card, address, textsOf(card, intl))
      .then(async (blob) => ({
        file: new File([blob], `companion-${card.kind}.png`, { type: 'image/png' }),
        preview: await dataUrlOf(blob),
      }))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the visitor reads only that it failed
        console.warn(`Share card not drawn: ${String(error)}`);
        return 'failed' as const;
      })
      .then((drawn) => {
        if (!isStale) setPicture(drawn);
      });
    return () => {
      isStale = true;
    };
  }, [card, address, intl]);
  return picture;
}

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const nameOf = (card: ShareCard): string => ('title' in card ? card.title : card.companion.name);

const callsAndLabels = {
  companion: [shareMessages.callCompanion, null],
  answer: [shareMessages.callAnswer, shareMessages.labelAnswer],
  ending: [shareMessages.callEnding, shareMessages.labelEnding],
  guide: [shareMessages.callGuide, shareMessages.labelGuide],
  seat: [shareMessages.callSeat, shareMessages.labelSeat],
} as const;

function textsOf(
  card: ShareCard,
  { formatMessage, formatDate, formatNumber }: IntlShape,
): CardTexts {
  const name = nameOf(card);
  const [call, label] = callsAndLabels[card.kind];
  const facts =
    card.kind === 'seat'
      ? [
          ...(card.since === undefined
            ? []
            : [{ label: shareMessages.since, value: formatDate(card.since) }]),
          { label: shareMessages.kept, value: formatNumber(card.kept) },
          { label: shareMessages.endings, value: formatNumber(card.endings) },
        ]
      : [];
  return {
    call: formatMessage(call, { name }),
    label: label ? formatMessage(label, { name }) : '',
    ai: formatMessage(shareMessages.ai),
    facts: facts.map((fact) => ({ ...fact, label: formatMessage(fact.label) })),
  };
}

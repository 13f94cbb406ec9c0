import { Button } from '@companion/ui/button';
import { Chip } from '@companion/ui/chip';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { page } from '../layout/index.ts';
import * as css from './article-feedback.css.ts';
import { feedbackMessages } from './late-messages.ts';

const ratings = ['good', 'bad'] as const;
const faults = ['wrong', 'outdated', 'missing', 'unclear'] as const;

export type Rating = (typeof ratings)[number];
export type Fault = (typeof faults)[number];

export interface ArticleFeedbackProps {
  onRate: (rating: Rating) => void;
  onFault: (fault: Fault) => void;
}

/** Asks below an article whether it helped, and what is wrong with it. Use a new `key` for each article. */
export function ArticleFeedback({ onRate, onFault }: ArticleFeedbackProps) {
  const { formatMessage } = useIntl();
  const [rating, setRating] = useState<Rating>();
  const [fault, setFault] = useState<Fault>();
  const [isReporting, setReporting] = useState(false);

  const rate = (chosen: Rating) => {
    if (chosen === rating) return;
    setRating(chosen);
    setReporting(chosen === 'bad');
    onRate(chosen);
  };
  const report = (chosen: Fault) => {
    if (chosen === fault) return;
    setFault(chosen);
    onFault(chosen);
  };
  return (
    <div className={css.feedback}>
      <fieldset className={page.choices}>
        <legend className={css.question}>{formatMessage(feedbackMessages.question)}</legend>
        {ratings.map((each) => (
          <Chip key={each} pressed={rating === each} onPressedChange={() => rate(each)}>
            {formatMessage(feedbackMessages[each])}
          </Chip>
        ))}
        <Button
          tone="quiet"
          size="s"
          aria-expanded={isReporting}
          onClick={() => setReporting(!isReporting)}
        >
          {formatMessage(feedbackMessages.report)}
        </Button>
        <span className={css.thanks} role="status">
          {/* A new element is announced, also with the same words. */}
          {(rating || fault) && (
            <span key={`${rating} ${fault}`}>{formatMessage(feedbackMessages.thanks)}</span>
          )}
        </span>
      </fieldset>
      {isReporting && (
        <fieldset className={page.choices}>
          <legend className={css.question}>{formatMessage(feedbackMessages.fault)}</legend>
          {faults.map((each) => (
            <Chip key={each} pressed={fault === each} onPressedChange={() => report(each)}>
              {formatMessage(feedbackMessages[each])}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

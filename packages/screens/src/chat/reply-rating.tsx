import { Chip } from '@companion/ui/chip';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { page } from '../layout/index.ts';
import * as css from './chat.css.ts';
import { chatMessages } from './messages.ts';

export type Rating = 'good' | 'bad';

const labels = { good: chatMessages.ratedGood, bad: chatMessages.ratedBad };

/** Asks whether the last reply helped. Use a new `key` for each reply. */
export function ReplyRating({ onRate }: { onRate: (rating: Rating) => void }) {
  const { formatMessage } = useIntl();
  const [rating, setRating] = useState<Rating>();
  const rate = (chosen: Rating) => {
    if (chosen === rating) return;
    setRating(chosen);
    onRate(chosen);
  };
  return (
    <fieldset className={page.choices}>
      <legend className={css.ratingQuestion}>
        {formatMessage(rating ? chatMessages.rated : chatMessages.rate)}
      </legend>
      {(['good', 'bad'] as const).map((each) => (
        <Chip key={each} pressed={rating === each} onPressedChange={() => rate(each)}>
          {formatMessage(labels[each])}
        </Chip>
      ))}
    </fieldset>
  );
}

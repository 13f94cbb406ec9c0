export { answerCard, companionCard, type Ending, endingCard } from './companion-cards.ts';
export { articleCard, gameCard } from './guide-cards.ts';
export { seatCard } from './seat-card.ts';

export { CompanionCard, type CompanionCardProps } from './companion-card.tsx';

export { EntityCard, type EntityCardProps } from './entity-card.tsx';

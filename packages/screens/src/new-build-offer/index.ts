export { NewBuildOffer, type NewBuildOfferProps } from './new-build-offer.tsx';

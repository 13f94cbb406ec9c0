import remover from '../../worker/remove-service-worker.ts?inline-script';
import worker from '../../worker/service-worker.ts?inline-script';

/** Text of the worker for offline reading, and of the one that removes it. */
export const workers = { worker, remover };

export { createAjax, type Ajax, type AjaxOptions } from './ajax.ts';
export { fetchText, type TextOptions } from './fetch-text.ts';
export { WireError, wasAborted, type WireFault } from './error.ts';
export { latest, type Latest } from './latest.ts';
export {
	createOpenRest,
	type OpenRest,
	type OpenRestCall,
	type OpenRestOptions,
} from './open-rest.ts';
export { createRest, type Rest, type RestCall, type RestOptions } from './rest.ts';
export { request } from './request.ts';
export { requestKey } from './request-key.ts';
export { restUrl } from './rest-url.ts';
export type { Answer, CallOptions, Fetch, Param, Params, Read } from './types.ts';
export { unreadableFiles } from './upload/unreadable-files.ts';
export { uploadWithProgress } from './upload/upload-with-progress.ts';

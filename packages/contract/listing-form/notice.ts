import type { SubmitResponse } from './submit-answer.ts';

/** The style of the notification for each result of a submission. Spec §8. */
export const NOTICE_STYLE = {
	success: 'success',
	fail: 'error',
	failure: 'error',
} as const satisfies Record<SubmitResponse, string>;

export type NoticeStyle = (typeof NOTICE_STYLE)[keyof typeof NOTICE_STYLE];

/** Classes and ids of the notification. Themes style this markup. */
export const NOTICE_MARKUP = {
	area: 'lp-notifaction-area',
	success: 'lp-notifaction-success',
	error: 'lp-notifaction-error',
	shown: 'active-wrap',
	close: 'lp-notifi-icons',
	configuredMessage: 'data-error-msg',
} as const;

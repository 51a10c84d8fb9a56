import type { SubmitResponse } from './submit-answer.ts';

/** The two styles of the notification, by the response. Spec §8. */
export const NOTICE_STYLE = {
	success: 'success',
	fail: 'error',
	failure: 'error',
} as const satisfies Record<SubmitResponse, string>;

export type NoticeStyle = (typeof NOTICE_STYLE)[keyof typeof NOTICE_STYLE];

/** The notification markup that themes style. */
export const NOTICE_MARKUP = {
	area: 'lp-notifaction-area',
	success: 'lp-notifaction-success',
	error: 'lp-notifaction-error',
	shown: 'active-wrap',
	close: 'lp-notifi-icons',
	configuredMessage: 'data-error-msg',
} as const;

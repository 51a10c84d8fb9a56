import { TEXT, formStatus, type FormStatus } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

const TEXT_OF_STATUS: Partial<Record<FormStatus, string>> = {
	sent: TEXT.contactSent,
	invalid: TEXT.contactInvalid,
	unaccepted: TEXT.contactUnaccepted,
	spam: TEXT.contactSpam,
	aborted: TEXT.contactNotSent,
	failed: TEXT.contactNotSent,
};

/** Returns our own message for a status, if the server sent none. */
export const ownMessage = (status: string): string =>
	pageText(TEXT_OF_STATUS[formStatus(status)] ?? TEXT.contactUnexplained);

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

/** What a form says of an outcome for which the server sent no words. */
export const ownMessage = (status: string): string =>
	pageText(TEXT_OF_STATUS[formStatus(status)] ?? TEXT.contactUnexplained);

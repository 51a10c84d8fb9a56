// Tables whose members are used one at a time are modules, imported whole under one name: a bundler
// then writes the number itself where it is used and leaves the others out.
export * as CONTACT_ATTRIBUTE from './contact-attributes.ts';
export * as CONTACT_CLASS from './contact-classes.ts';
export * as DISTANCE from './distance.ts';
export * as EVENT from './events.ts';
export * as MARK from './marks.ts';
export * as MESSAGE from './messages.ts';
export * as TEXT from './texts.ts';
export * as TIMING from './timing.ts';

export { ACCEPT } from './accept.ts';
export { ACTION, DEFAULT_PREFIX, actionName, type Action } from './actions.ts';
export { ANALYTICS, CONVERSION_EVENT, LINK_KIND, type LinkKind } from './analytics.ts';
export { BOT_CHECK } from './bot-check.ts';
export { CLOCK, DATE, WEEKDAY } from './calendar.ts';
export { COLOUR } from './colour.ts';
export {
	COMMENT_ATTRIBUTE,
	COMMENT_FIELD,
	COMMENT_GLOBAL,
	COMMENT_MARKUP,
	NO_PARENT,
	REPLY_PARAMETER,
} from './comment-markup.ts';
export { CONSOLE_MESSAGE } from './console-messages.ts';
export {
	CAPTCHA_IMAGE_TYPES,
	type FeedbackAnswer,
	type InvalidField,
	type RefillAnswer,
	type Renewed,
} from './contact-answers.ts';
export { CONTACT_GLOBAL, type ContactConfig } from './contact-config.ts';
export {
	CONTACT_EVENT,
	OUTCOME_EVENT,
	type ContactAnswered,
	type ContactBeforeSubmit,
	type ContactDetail,
	type ContactInput,
	type ContactStatusChanged,
} from './contact-events.ts';
export {
	CONTACT_INPUT,
	CONTACT_INPUT_PREFIX,
	GUARD_INPUT,
	PRIVATE_INPUT,
	fieldOfInput,
} from './contact-inputs.ts';
export { CONTACT_FORM_SELECTOR, INERT_ON, errorEntryId } from './contact-markup.ts';
export { DEFAULT_DIRECTION } from './direction.ts';
export { DURATION, DURATION_LABEL, type Duration } from './duration.ts';
export { ERROR_KEY, EXTRA_ERROR_KEY, type ErrorKey } from './error-keys.ts';
export type { ErrorDetail, EventDetails, EventName, MountedDetail } from './events.ts';
export { FAULT_MESSAGE, type Fault } from './faults.ts';
export {
	FEATURES_FIELD,
	FIELD,
	LIST_FIELD,
	NONCE_FIELD,
	PASSED_FIELD,
	REQUEST_FIELD,
	numbered,
	type Field,
} from './fields.ts';
export { fillIn } from './fill-in.ts';
export { FORM_STATUS, formStatus, type FormStatus, type ServerStatus } from './form-status.ts';
export { LIMIT } from './limits.ts';
export { LINK_EVENT, TRACKER, type TrackerSettings } from './link-markup.ts';
export { EXCLUSIVE, LISTING_FORM } from './listing-form-markup.ts';
export { MAP } from './map.ts';
export {
	MENU_CLASS,
	MENU_ID,
	MENU_MODE,
	MENU_NAVIGATION,
	MENU_SETTINGS,
	SUB_MENU_ID,
	type MenuSettings,
} from './menu-markup.ts';
export { MIME_TYPES } from './mime-types.ts';
export { NOTICE_MARKUP, NOTICE_STYLE, type NoticeStyle } from './notice.ts';
export { CONFIG_ID, PAGE_CONFIG_KEYS, readPageConfig, type PageConfig } from './page-config.ts';
export {
	CITY_COMPONENT,
	EXCLUDED_PLACE_TYPES,
	PLACE_FIELDS,
	PLACE_PHOTO,
	type PlaceDetails,
} from './place.ts';
export {
	switcherShown,
	type FilterPlansByTermRequest,
	type FilterPlansRequest,
	type GeneralPlansRequest,
	type PlansAnswer,
	type PlansForCategoryAnswer,
	type PlansForCategoryRequest,
} from './plan-calls.ts';
export { PLAN_STYLE, type PlanStyle } from './plan-style.ts';
export { PLAN_CARD, PLAN_QUERY, PLAN_SCREEN, PLAN_TOGGLE } from './plan-toggle.ts';
export { PLAN_USAGE, type PlanUsage } from './plan-usage.ts';
export { PROCESS_LOGIN, type ProcessLogin } from './process-login.ts';
export { REST_METHOD } from './rest-methods.ts';
export { CONTACT_NAMESPACE, REST_PATH, restPath, type RestPath } from './rest-paths.ts';
export { ROUTE } from './routes.ts';
export { RULE, URL_SCHEMES, type RuleName, type Schema, type SchemaRule } from './schema.ts';
export { PROGRESS_MARKUP, SCROLL_TOP_MARKUP } from './scroll-markup.ts';
export { SECTION_EVENT, SECTION_MARKUP } from './section-markup.ts';
export { SOCIAL, SOCIAL_PLACEHOLDER, type SocialType } from './social.ts';
export { META, POST_TYPE, TAXONOMY } from './storage.ts';
export {
	ACCOUNT_ERROR,
	SUBMIT_CONTENT_TYPE,
	SUBMIT_RESPONSE,
	type SubmitAnswer,
	type SubmitFail,
	type SubmitFailure,
	type SubmitResponse,
	type SubmitSuccess,
} from './submit-answer.ts';
export type { TermDetailsAnswer, TermDetailsRequest } from './term-details.ts';

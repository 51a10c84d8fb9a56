// The texts of the listing form's sections. Not in the specification.

/** Features and fields of a category. */
export const features = 'Features';
export const detailsShown = 'There is more to fill in for this category.';
export const detailsFault = 'What this category asks for could not be loaded.';
export const chooseOne = 'Please choose at least one.';

/** Questions and answers. */
export const questionNumber = 'Question {number}';
export const addQuestion = 'Add a question';
export const removeQuestion = 'Remove question {number}';
export const questionUp = 'Move question {number} up';
export const questionDown = 'Move question {number} down';
export const questionMoved = 'Question {number} of {count}';
export const questionRemoved = 'Question removed.';
export const questionLimit = 'No more than {count} questions.';

/** Social media. The first option is `SOCIAL_PLACEHOLDER` of the specification. */
export const pleaseSelect = 'Please Select';
export const socialType = 'Social media';
export const socialAddress = 'Address of the profile';
export const socialAdd = 'Add';
export const socialAdded = '{name} added.';
export const socialReplaced = '{name} replaced.';
export const socialRemove = 'Remove {name}';
export const socialRemoved = '{name} removed.';
export const socialMissing = 'Please add at least one.';
export const socialNoType = 'Please choose where it is.';
export const socialNoAddress = 'Please enter its address.';

/** Lists with a search field. */
export const termSearch = 'Search';
export const termRemove = 'Remove {name}';
export const termsFound = '{count} found';
export const termsNone = 'Nothing found';
export const termsMore = 'Type to see more of {count}.';

/** Tags, each followed by a comma. */
export const tagAdd = 'Add a tag';
export const tagAdded = '{name} added.';
export const tagThere = '{name} is there already.';
export const tagRemove = 'Remove {name}';
export const tagRemoved = '{name} removed.';
export const tagLimit = 'No more than {count} tags.';

/** A text field with a maximum length, and a price range. The server has the same text for the prices. */
export const charactersLeft = 'Characters left: {count}';
export const pricesReversed = 'Please enter a price that is not lower than “Price from”.';

/** Opening hours as text. */
export const hoursLine = 'Write the hours';
export const hoursHint = 'Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.';
export const hoursFill = 'Fill in';
export const hoursFilled = 'Filled in: {days}';
export const hoursUnread = 'This cannot be read: {words}';
export const hoursCopy = 'Copy {day} to all other days';
export const hoursCopied = 'Copied to all days.';

/** The editor of the description. */
export const bold = 'Bold';
export const italic = 'Italic';
export const heading = 'Heading';
export const bulletList = 'List';
export const numberedList = 'Numbered list';
export const quotation = 'Quotation';
export const link = 'Link';
export const linkAddress = 'Address of the link';
export const linkApply = 'Apply';
export const linkRemove = 'Remove the link';
export const formatting = 'Formatting';

/** Suggested places, and the fields that a place fills in. */
export const placeSuggestions = 'Suggested places';
export const placesFound = 'Places found: {count}. Choose one with the arrow keys.';
export const placeFilled =
	'The form is filled in with the details of {name}. Please look through them.';
export const placeFault =
	'The place search does not answer just now. Please fill in the details yourself.';
export const placePhotos = 'Photos of {name}, to look at only. They are not part of your listing.';

/** The map with the marker of the listing. */
export const mapMarker = 'Marker of the listing. The arrow keys move it.';
export const mapPaste = 'Paste coordinates';
export const mapHint =
	'Such as 47.5896, 7.5299, or the address of a map. Or drag the marker, or click the map.';
export const mapHere = 'Use my location';
export const mapKeys = 'Move with the arrow keys';
export const mapMoved = 'The marker is moved.';
export const mapUnread = 'No coordinates were found in this.';
export const mapNoLocation = 'Your location cannot be read. Please allow it, or enter an address.';

/** Fields for several locations. */
export const locationAdded = '{name} added.';
export const locationRemove = 'Remove {name}';
export const locationRemoved = '{name} removed.';

/** Similar listings, and the preview. */
export const preview = 'Preview';
export const alreadyListed = 'Already listed?';
export const claimListing = 'Claim it';
export const alreadyListedTold = 'There is a listing of that name already: {name}.';

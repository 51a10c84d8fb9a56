/** The images in the listing form. Not in the specification. A removed photo is deleted when the form is sent. */
export const gallery = 'Gallery';
export const choosePhotos = 'Drop photos here, paste them, or choose them';
export const choosePicture = 'Drop a picture here or choose it';
export const chooseOther = 'Drop another one here or choose it';
export const takePhoto = 'Take a photo';
export const photoCount = 'Photos: {count}';
export const photoCountOf = 'Photos: {count} of {most}';
export const photoBytesOf = '{size} of {most}';
export const photosAdded = 'Photos added: {number}. There are {count} now.';
export const photoMoved = 'The photo is number {number} of {count} now.';
export const photoRemoved = 'Photo {number} was taken away.';
export const photoPutBack = 'Photo {number} is back.';
export const movePhotoEarlier = 'Move photo {number} earlier';
export const movePhotoLater = 'Move photo {number} later';
export const removePhoto = 'Remove photo {number}';
export const putPhotoBack = 'Put photo {number} back';
export const goesWhenSent = 'Goes when you send the form';
export const preparingPhoto = 'Getting ready';
export const removePicture = 'Remove';
export const putPictureBack = 'Put it back';
export const pictureRemoved = 'The picture was taken away.';
export const picturePutBack = 'The picture is back.';
export const pictureChosen = 'Chosen: {name}';
export const pictureUnreadable =
	'“{name}” is no picture that this browser can read. Please save it as a JPEG and choose that.';
export const pictureGone = '“{name}” can no longer be read. Please choose it again.';

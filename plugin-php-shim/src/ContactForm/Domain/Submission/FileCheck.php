<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\Kernel\Fields\Domain\AcceptedFiles;
use Gazetteer\Kernel\Fields\Domain\FormField;

/**
 * Checks the upload errors, contents and number of a field's files. The schema's rules check the file names and sizes.
 */
final class FileCheck
{
    /**
     * @param Closure(string): string $probe Returns the MIME type of a file, detected from its content; '' if
     *         unknown.
     */
    public function __construct(private readonly Closure $probe)
    {
    }

    public function error(FormField $field, Posted $posted): ?FormMessage
    {
        $files = $posted->files[$field->name] ?? [];
        foreach ($files as $file) {
            $wrong = $this->uploadError($file) ?? $this->contentError($field, $file);
            if ($wrong !== null) {
                return $wrong;
            }
        }

        return count($files) > max(1, $field->maxFiles) ? FormMessage::TooManyFiles : null;
    }

    private function uploadError(PostedFile $file): ?FormMessage
    {
        return match ($file->error) {
            UPLOAD_ERR_OK => $file->bytes > 0 ? null : FormMessage::FileBroken,
            UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => FormMessage::FileTooLarge,
            default => FormMessage::FileBroken,
        };
    }

    private function contentError(FormField $field, PostedFile $file): ?FormMessage
    {
        $extension = AcceptedFiles::extension($file->name);
        $isFit = in_array($extension, AcceptedFiles::extensions($field), true)
            && !AcceptedFiles::isDangerous($file->name)
            && FileContent::fits($extension, ($this->probe)($file->path));

        return $isFit ? null : FormMessage::FileType;
    }
}

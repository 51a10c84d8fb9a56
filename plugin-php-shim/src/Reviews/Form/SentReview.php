<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Form;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Reviews\Domain\Rating;

/** The submitted data of a review. */
final class SentReview
{
    public const STARS = 'gazetteer_review_stars';
    public const TITLE = 'gazetteer_review_title';
    public const TEXT = 'gazetteer_review_text';
    public const NAME = 'gazetteer_review_name';
    public const EMAIL = 'gazetteer_review_email';
    public const LONGEST_TEXT = 5000;
    public const LONGEST_TITLE = 120;
    public const LONGEST_NAME = 100;

    /** @param array<string, string> $errors Messages by field. */
    private function __construct(
        public readonly int $stars,
        public readonly string $title,
        public readonly string $text,
        public readonly string $name,
        public readonly string $email,
        public readonly array $errors,
    ) {
    }

    /** @param string $email The email address of the account; '' for a guest, who enters one. */
    public static function read(Input $input, string $email): self
    {
        $stars = $input->int(self::STARS, 0, 0, Rating::MOST);
        $title = $input->text(self::TITLE, 4 * self::LONGEST_TITLE);
        $text = $input->lines(self::TEXT, 4 * self::LONGEST_TEXT);
        $name = $input->text(self::NAME, 4 * self::LONGEST_NAME);
        $sent = $email === '' ? $input->text(self::EMAIL, 100) : $email;
        $tooLong = __('This text is too long. Please shorten it.', 'gazetteer');
        $errors = [
            self::STARS => $stars < 1 ? __('Please select the number of stars.', 'gazetteer') : '',
            self::TITLE => self::isLonger($title, self::LONGEST_TITLE) ? $tooLong : '',
            self::TEXT => match (true) {
                self::isLonger($text, self::LONGEST_TEXT) => $tooLong,
                $text === '' => __('Please write a few sentences.', 'gazetteer'),
                default => '',
            },
            self::NAME => match (true) {
                self::isLonger($name, self::LONGEST_NAME) => $tooLong,
                $name === '' => __('Please enter your name.', 'gazetteer'),
                default => '',
            },
            self::EMAIL => is_email($sent) ? '' : __('Please enter a valid email address.', 'gazetteer'),
        ];
        foreach ($input->faults() as $field => $fault) {
            if (isset($errors[$field]) && $fault === InputFault::TooLong) {
                $errors[$field] = $tooLong;
            }
        }

        return new self($stars, $title, $text, $name, $sent, array_filter($errors, static fn (string $error): bool => $error !== ''));
    }

    private static function isLonger(string $text, int $most): bool
    {
        return mb_strlen($text) > $most;
    }
}

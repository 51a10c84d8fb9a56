<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** Questions and answers of a listing, kept as two lists that belong together by their places. */
final class Faqs
{
    /** @return list<array{question: string, answer: string}> Only those that have both. */
    public static function read(mixed $kept): array
    {
        $kept = is_array($kept) ? $kept : [];
        $answers = (array) ($kept['faqans'] ?? []);
        $faqs = [];
        foreach ((array) ($kept['faq'] ?? []) as $place => $question) {
            $answer = $answers[$place] ?? '';
            if (is_string($question) && is_string($answer) && trim($question) !== '' && trim($answer) !== '') {
                $faqs[] = ['question' => trim($question), 'answer' => trim($answer)];
            }
        }

        return $faqs;
    }
}

<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** Questions and answers of a listing, stored as two arrays with matching keys. */
final class Faqs
{
    /** @return list<array{question: string, answer: string}> Only pairs that have both a question and an answer. */
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

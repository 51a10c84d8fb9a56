<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Domain;

/** The person who writes a review. Each person has one review of a listing. */
final class Reviewer
{
    public function __construct(public readonly int $account, public readonly string $email)
    {
    }

    /**
     * Returns the person's own review among reviews of the same listing. A guest never gets the review of an account,
     * because anyone can enter the email address of another person.
     *
     * @param list<Review> $reviews
     */
    public function ownReview(array $reviews): ?Review
    {
        foreach ($reviews as $review) {
            $isOwn = $review->account > 0 ? $review->account === $this->account : $this->hasEmail($review);
            if ($isOwn) {
                return $review;
            }
        }

        return null;
    }

    /**
     * Whether an account with the email address of this guest has already written one of these reviews.
     *
     * @param list<Review> $reviews
     */
    public function mustLogIn(array $reviews): bool
    {
        return $this->account === 0 && array_filter($reviews, fn (Review $review): bool => $review->account > 0 && $this->hasEmail($review)) !== [];
    }

    private function hasEmail(Review $review): bool
    {
        return $this->email !== '' && strtolower($review->email) === strtolower($this->email);
    }
}

<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Reviews\Domain;

use Closure;
use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\Domain\Reviewer;
use Gazetteer\Tests\Check;

final class ReviewerTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $reviews = [
            new Review(1, 9, 5, account: 7, email: 'ada@example.test'),
            new Review(2, 9, 4, email: 'Gwen@example.test'),
        ];
        $own = [
            'a member has the review of the account' => [7, 'other@example.test', 1],
            'a guest has the review with the same email address' => [0, 'gwen@EXAMPLE.test', 2],
            'a guest does not have the review of an account' => [0, 'ada@example.test', null],
            'a member has a review that was written as a guest' => [8, 'gwen@example.test', 2],
            'a member without a review has none' => [8, 'ben@example.test', null],
            'a guest without an email address has no review' => [0, '', null],
        ];
        foreach ($own as $says => [$account, $email, $id]) {
            yield $says => static fn () => Check::same($id, (new Reviewer($account, $email))->ownReview($reviews)?->id);
        }
        yield 'a guest with the email address of an account that wrote a review must log in' => static fn () => Check::same(
            [true, false, false],
            [(new Reviewer(0, 'ADA@example.test'))->mustLogIn($reviews), (new Reviewer(0, 'gwen@example.test'))->mustLogIn($reviews), (new Reviewer(7, 'ada@example.test'))->mustLogIn($reviews)],
        );
    }
}

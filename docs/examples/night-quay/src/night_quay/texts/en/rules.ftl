# The rules of Night Quay.

night-quay-rules-Q1 = What there is
night-quay-rule-Q1-1 = Two to four merchants play. Each has the same lamps, one of each brightness.
night-quay-rule-Q1-2 = Each boat carries one kind of goods, from one to five crates of it.
night-quay-rule-Q1-3 = At the beginning every merchant gets a secret order for one kind of goods. No two orders are the same.
night-quay-rules-Q2 = A round
night-quay-rule-Q2-1 = As many boats come in as there are merchants, drawn at random from those that have not been seen. After the last round it is dawn.
night-quay-rule-Q2-2 = All merchants choose one of their lamps in secret. When all have chosen, the lamps are lit at once; they are spent.
night-quay-rule-Q2-3 = A lamp that nobody else has lit calls before those that are less bright. Merchants with equal lamps dazzle each other: they choose after all others, in the order of the seats. In the first round the first seat begins, in the second the second, and so on.
night-quay-rule-Q2-4 = In this order every merchant takes one boat with all its crates. The last one takes what is left.
night-quay-rule-Q2-5 = With fog, one of the boats lies in the fog. Who rows out to it takes it, and only then it is seen which boat it is.
night-quay-rules-Q3 = Dawn
night-quay-rule-Q3-1 = The orders are shown. Each crate is a point; those of one’s order are two points.
night-quay-rule-Q3-2 = The lamps that a merchant has not lit are worth their brightness.
night-quay-rule-Q3-3 = Whoever has the most points wins. Equal merchants share the victory.

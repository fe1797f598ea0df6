"""What goes over the wire, typed once: live messages, bodies of REST pages, refusals; and what is made from them."""
